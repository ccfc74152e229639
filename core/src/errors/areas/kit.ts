/** The kit itself. */
export const kitErrors = {
  'kit/actor-not-provided':
    'This machine was started without its actors. Provide them with `machine.provide()`.',
  'kit/missing':
    'No kit found: hooks and components of @latchkit/react-ui need <KitProvider kit> above them, with a kit of createKit().',
  'kit/stopped': 'This kit was stopped. Create a new one with `createKit()`.',
  'kit/aborted': 'Request was aborted',
  'kit/unknown': 'Something went wrong',
  'kit/timed-out': 'timed out',
} as const satisfies Record<`kit/${string}`, string>
