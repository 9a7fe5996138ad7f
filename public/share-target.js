/**
 * What another app shares with the installed product (the manifest's share target), as a part of the service worker: kept
 * beside the product until a page takes it (`src/screen-kit/shared.ts`). Only a service worker hears of such a request, and
 * only a page can say what is in it. Anybody may send one: it begins nothing by itself.
 */
addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  if (method === 'POST' && mode === 'navigate' && new URL(url).pathname === '/')
    event.respondWith(kept(event.request));
});

async function kept(request) {
  const answer = (place) => Response.redirect(new URL(place, request.url), 303);
  try {
    const form = await request.formData();
    const files = form.getAll('shared_file').filter((one) => typeof one !== 'string' && one.size > 0);
    const file = files.find(({ name }) => /\.palmleaf$/iu.test(name)) ?? files[0];
    const words = ['shared_title', 'shared_text', 'shared_url'].map((name) => String(form.get(name) ?? ''));
    // What nobody has taken goes: one thing is shared at a time.
    await caches.delete('shared');
    const store = await caches.open('shared');
    await store.put('/shared/words', Response.json(words));
    if (file !== undefined)
      await store.put(
        '/shared/file',
        new Response(file, { headers: { 'X-Name': encodeURIComponent(file.name) } }),
      );
    return answer('/#shared');
  } catch (error) {
    // No room for it, or no form.
    console.warn('What was shared could not be kept.', error);
    return answer('/#not-shared');
  }
}
