/** Addresses of the pictures of scenes. Each picture has one, for as long as the page lives. */
import type { SceneImage } from '../shared/scene/scene.ts';

const addresses = new Map<string, string>();

/** Equal for equal pictures, so that nineteen slides and their thumbnails decode it once. */
export function imageAddress({ key, type, bytes }: SceneImage): string {
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  addresses.set(key, address);
  return address;
}
