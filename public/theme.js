// Sets the theme before the first paint. A script of its own, since the page's policy allows no inline script.
(function () {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage is forbidden: the device decides.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]').content = dark ? '#101513' : '#f7f6f2';
})();
