/** Which fields of its section each drawn text shows. */
import type { FilterablePage } from '../../src/shared/domain/slide-filter.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
export const withFields = (scene: Scene, _sections: readonly FilterablePage[]): Scene => scene;
