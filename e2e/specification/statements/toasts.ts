import { behaviour, page } from '../proofs.ts';

const toaster = 'shell/src/toasts/toaster.test.tsx';
const tooltip = 'shared-ui/src/overlays/tooltip.test.tsx';

/** Toasts and tooltips. */
export const toasts = page('/', [
  [
    '1:70',
    'A tooltip opens after its delay',
    behaviour(tooltip, 'explains the control %i ms after the pointer came, and no sooner'),
  ],
  [
    '1:70',
    'A tooltip closes on leave, blur, click, scroll or Escape',
    behaviour(tooltip, 'closes on %s, and stays closed'),
  ],
  [
    '1:61',
    'A toast has title, description and buttons for action and cancel',
    behaviour(toaster, 'a toast is in the region Notifications, with title, description and both buttons'),
  ],
  [
    '1:61',
    'A toast may not be dismissible',
    behaviour(toaster, 'a toast that may not be dismissed has no close button and is not swiped'),
  ],
  [
    '1:71',
    'A toast closes after its duration',
    behaviour(toaster, 'a toast closes 5 seconds after it came, or when it says'),
  ],
  [
    '1:71',
    'The timer pauses while the stack is hovered',
    behaviour('e2e/journeys/shell/toasts.spec.ts', 'under the pointer it stands still, and goes on afterwards'),
  ],
  [
    '1:71',
    'The timer pauses while the stack is expanded',
    behaviour('e2e/matrices/shell/toasts.spec.ts', 'a tap holds the time of the whole stack, until a press elsewhere'),
  ],
  [
    '1:71',
    'The timer pauses while the visitor interacts',
    behaviour(
      'e2e/matrices/shell/toasts.spec.ts',
      'a swipe dismisses, a shorter one snaps back; a touch holds the time',
    ),
  ],
  ['1:71', 'The timer pauses while the page is hidden', behaviour(toaster, 'it stands still while the page is hidden')],
  [
    '1:71',
    'Loading toasts do not close by themselves',
    behaviour(toaster, 'loading never closes by itself; as a success it has its whole time'),
  ],
  [
    '1:71',
    'A promise’s toast says how it ended',
    behaviour('shell/src/toasts/toasts.test.tsx', 'a promise says how it ended'),
  ],

  ['1:71', 'A toast is dismissed by a swipe', behaviour(toaster, 'of %d px closes the toast')],
  [
    '1:109',
    'The toaster stands at the bottom right',
    behaviour(
      'e2e/matrices/shell/toasts.spec.ts',
      'stands in the window and clear of the chat button, whatever the width',
    ),
  ],
  [
    '1:109',
    'Alt+T leads to the toasts',
    behaviour(
      'e2e/journeys/shell/toasts.spec.ts',
      'Alt+T leads to the toasts, where it stands still; Escape leads back',
    ),
  ],
  ['1:109', "The container is labelled 'Notifications'", behaviour(toaster, 'a toast is in the region Notifications')],
  [
    '1:71, 1:109',
    "A toast is dismissed by its own buttons and by the one labelled 'Close toast'",
    behaviour(toaster, '%s closes it and does nothing else'),
  ],
]);
