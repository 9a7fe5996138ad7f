// Sets what the first paint depends on: the theme, and whether a person has work here. A script of its own, since the page's policy allows no inline script.
(function () {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
    // The same question as in `screens/landing/returning.ts`.
    const hasWork =
      Object.keys(localStorage).some((key) => key.startsWith('draft_')) ||
      (localStorage.getItem('proposal_history') || '[]') !== '[]';
    document.documentElement.toggleAttribute('data-returning', hasWork);
  } catch {
    // Storage is forbidden: the device decides.
  }
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]').content = dark ? '#101513' : '#f7f6f2';
})();
