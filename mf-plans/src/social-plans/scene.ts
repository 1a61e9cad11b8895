import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt, SceneTile } from '@mosaico/shared-ui';

const days = ['L', 'M', 'M', 'J', 'V', 'S', 'D'];
const weeks = 4;

/** A month of the smallest plan: each day with what is published on it, in the colour of what is counted below. */
export const scene = ({ number }: FactReader): SceneArt => {
  const posts = number('mf-plans/social-basic-posts');
  const stories = number('mf-plans/social-basic-stories');
  const tiles: Record<string, SceneTile> = {
    posts: { ground: 'b', label: `${posts} publicaciones`, note: 'cada mes' },
    stories: { ground: 'e', label: `${stories} historias`, note: 'y además' },
  };
  days.forEach((label, index) => (tiles[`on${index}`] = { ground: 'c', label }));
  const all = Array.from({ length: weeks * days.length }, (_, index) => index);
  // Posts are spread over the month, stories over the days between.
  const isPost = (day: number): boolean => spread(posts, all.length, day);
  const between = all.filter((day) => !isPost(day));
  for (const day of all) {
    const note = String(day + 1);
    const isStory = spread(stories, between.length, between.indexOf(day));
    if (isPost(day)) tiles[`day${day}`] = { ground: 'a', figure: 'half', paint: 'b', note };
    else tiles[`day${day}`] = isStory ? { ground: 'e', figure: 'half', paint: 'a', note } : { ground: 'd', note };
  }
  const week = (index: number): string => days.map((_, day) => `day${index * days.length + day}`).join(' ');
  const head = days.map((_, index) => `on${index}`).join(' ');
  const foot = 'posts posts posts posts stories stories stories';
  return {
    tiles,
    wide: [head, ...all.slice(0, weeks).map(week), foot],
    narrow: [head, week(0), foot],
  };
};

/** Whether one of `count` things that are spread evenly over `places` falls on this place. */
function spread(count: number, places: number, place: number): boolean {
  return place >= 0 && Math.floor(((place + 1) * count) / places) > Math.floor((place * count) / places);
}
