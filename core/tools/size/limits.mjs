const kB = 1000

/** What each door may cost a page: gzip, React left out. Raising one is a decision, not a repair. */
export const limits = {
  'page, before anybody acts': 30 * kB,
  /**
   * What one list over five families of chains takes: which wallet is where, narrowing to one, who is looked at next. Not to the byte:
   * each version of zlib packs a little differently.
   */
  "page, until the modal's first view": 76.5 * kB,
  'devtools, unless kit.devtools.record() is called': 0,
  'devtools with five chains, unless kit.devtools.record() is called': 0,
  'devtools, once kit.devtools.record() is called, added': 6 * kB,
  'viem, before a wallet is picked': 0,
  'Motion, when the modal is idle, added': 20 * kB,
  'viem, once a wallet is picked, added': 50 * kB,
  'remote-wallet SDK, before one is wanted': 0,
  'remote-wallet SDK, once one is wanted, added': 175 * kB,
  'page with five chains, before anybody acts': 34 * kB,
  "page with five chains, until the modal's first view": 82 * kB,
  /** Libraries, verification and reading the chain together; most of it comes only with the first signature or balance. */
  'solana, everything once a wallet is picked, added': 45 * kB,
  /** Building, checking, trying out and reading back; most of it is the curve that tells a person's address from a program's. */
  'solana, sending, added': 12 * kB,
  'polkadot, everything once a wallet is picked, added': 85 * kB,
  'bip122, everything once a wallet is picked, added': 152 * kB,
  'cosmos, everything once a wallet is picked, added': 52 * kB,
  /** Kinds: each door, chunk or flow of the kind. */
  adapter: 8 * kB,
  flow: 4 * kB,
  /** The largest: three regions, and which link opens what on every kind of phone. An SDK twenty times its size follows it. */
  '@latchkit/core/flows/connect-remote': 8.5 * kB,
  /** Exact decimals and money, names, five kinds of warnings, and everything that may change before the wallet has it; only who sends loads it. */
  '@latchkit/core/flows/send': 10.4 * kB,
  /** Pages and tabs of one history, what was bought beside it, what of it is ours, and a cursor that is not believed; only who looks at activity loads it. */
  '@latchkit/core/flows/activity': 5 * kB,
  panel: 20 * kB,
  /** A page of the modal and two tabs of another in one door, with the list that draws thousands of rows; each by itself keeps to a panel's limit. */
  '@latchkit/react-ui/views/activity': 22 * kB,
  nothing: 0.1 * kB,
  /** Doors of their own, whole: no page takes all of one. What can go wrong with money, by code, is in each; exact decimals, names, dates, how money and addresses are written, and what a request asks for are in the domain. */
  '@latchkit/core': 14.5 * kB,
  /** The kit, with AppKit's names over it. */
  '@latchkit/core/appkit': 15.5 * kB,
  /** Helpers that react-ui shares with the kit. */
  '@latchkit/core/internal': 3.5 * kB,
  '@latchkit/core/utils': 12.8 * kB,
  '@latchkit/core/networks': 7.5 * kB,
  '@latchkit/core/testing': 20 * kB,
  /** For programs without a page, which measure nothing in bytes; it is small all the same. */
  '@latchkit/core/node': 4 * kB,
  /** Never on a page by itself: drawings, recording, replay, stepping by hand, and all of XState; each chart comes when it is looked at. */
  '@latchkit/core/devtools': 36 * kB,
  '@latchkit/react-ui': 40 * kB,
  '@latchkit/react-ui/embed': 45 * kB,
  /** The kit with AppKit's names, its hooks and buttons, and the modal until it is loaded. */
  '@latchkit/react-ui/appkit': 26 * kB,
  /** Every sentence of the modal and of its pages, for looks that are not ours. */
  '@latchkit/react-ui/locales': 11 * kB,
  /** QR codes as paths, with the code that makes them. */
  '@latchkit/react-ui/qr': 6 * kB,
  /** What an account holds, its activity, and sending with its review took 2.5 kB more. */
  'styles.css': 12.5 * kB,
}
