/** The sound of each part of a scene. */
import { play as sound } from '../device/sound';
import { CRACKS, type Scene } from './scenes';

export function sounding(scene: Scene): void {
  switch (scene.kind) {
    case 'deal':
    case 'swap':
      return sound('deal');
    case 'announce':
      if (scene.phase === 'verdict') sound(scene.fact.in_the_dark === null ? 'announce' : 'dark');
      else if (scene.landed.length) sound('land', scene.landed.length);
      return;
    case 'point': {
      const asked = scene.asked.at(-1) ?? scene.fact.seat;
      if (scene.phase === 'outcome') sound(scene.isSoft ? 'spark' : scene.fact.outcome);
      else if (scene.phase === 'point') sound('point');
      else sound(scene.fact.markers.includes(asked) ? 'light' : 'no_light', scene.asked.length);
      return;
    }
    case 'crack':
      for (let star = 0; star < scene.lost; star++)
        setTimeout(() => sound('crack'), CRACKS.before + star * CRACKS.each);
      return;
    case 'score':
      return sound('score');
    case 'finale':
      if (scene.phase === 'chart' || scene.placed === 0) return;
      sound(scene.placed === scene.places.length ? 'win' : 'place', scene.placed);
  }
}
