export const reels = {
  heading: 'Míralo en video',
  lead: 'Tres reels cortos. Míralos aquí o ábrelos en su red.',
  name: 'Reel',
};
