const kB = 1000

/**
 * Size limits in bytes, gzipped, without React. Raising a limit is a product decision, not a fix of
 * a failing check.
 */
export const limits = {
  'page, before the visitor acts': 30 * kB,
  /**
   * The wallet list covers five namespaces. The limit leaves some space above the measured size,
   * because the result of gzip depends on the version of zlib.
   */
  "page, until the modal's first view": 76.5 * kB,
  'devtools, unless kit.devtools.record() is called': 0,
  'devtools with five namespaces, unless kit.devtools.record() is called': 0,
  'devtools, once kit.devtools.record() is called, added': 6.5 * kB,
  'viem, before a wallet is picked': 0,
  'Motion, when the modal is idle, added': 20 * kB,
  /**
   * 0.5 kB removes keys from errors of nodes. This code is not loaded on demand: at the first
   * error, the network may be down.
   */
  'viem, once a wallet is picked, added': 50.6 * kB,
  'remote-wallet SDK, before pairing': 0,
  'remote-wallet SDK, with pairing, added': 175 * kB,
  'page with five namespaces, before the visitor acts': 34 * kB,
  "page with five namespaces, until the modal's first view": 82 * kB,
  /**
   * Libraries, signature verification and chain reads. Most of this code loads with the first
   * signature or balance. 0.5 kB removes keys from errors of nodes, 0.4 kB limits responses and
   * ignores balances of older blocks.
   */
  'solana, everything once a wallet is picked, added': 46 * kB,
  /**
   * Building, checking, simulating and decoding transfers. Most of this code is the elliptic-curve
   * code that distinguishes accounts from program addresses.
   */
  'solana, sending, added': 12 * kB,
  'polkadot, everything once a wallet is picked, added': 85 * kB,
  'bip122, everything once a wallet is picked, added': 152 * kB,
  /**
   * The elliptic-curve code. `@scure/btc-signer` contains it too, so a bundle may share one copy.
   */
  'bip122, verifying a message, added': 21 * kB,
  'cosmos, everything once a wallet is picked, added': 52 * kB,
  /** Limits for each entry point or chunk of a kind. */
  adapter: 8 * kB,
  flow: 4 * kB,
  /**
   * The largest flow: three regions, the links of all wallets on all kinds of phones with the
   * schemes that open no wallet, and the renewal of invalid sessions.
   */
  '@latchkit/core/flows/connect-remote': 8.9 * kB,
  /** Exact decimals, names, five kinds of warnings, and all checks before the wallet request. */
  '@latchkit/core/flows/send': 10.4 * kB,
  /**
   * Pages and tabs of the history, purchases, unindexed transfers, and checked cursors. 0.7 kB
   * is the table of look-alike letters in token names, which the rows need synchronously.
   */
  '@latchkit/core/flows/activity': 5.6 * kB,
  panel: 20 * kB,
  /**
   * A view and two tabs of another view in one entry point, with a virtual list. Each alone is
   * below the limit of a panel.
   */
  '@latchkit/react-ui/views/activity': 22 * kB,
  unusedImport: 0.1 * kB,
  /**
   * Whole entry points; a page uses only a part of each. The error catalogue is part of the kit;
   * decimals, names, dates, formatting and request decoding are part of the utils.
   */
  '@latchkit/core': 14.5 * kB,
  /** The kit with the names of AppKit. */
  '@latchkit/core/appkit': 15.5 * kB,
  /**
   * Helpers that react-ui shares with the kit. 3.4 kB are the error catalogue, which every page has
   * with the kit: a failed import rejects with a coded error. 0.7 kB check names of tokens.
   */
  '@latchkit/core/internal': 7.2 * kB,
  '@latchkit/core/utils': 13.8 * kB,
  '@latchkit/core/networks': 7.5 * kB,
  '@latchkit/core/testing': 20 * kB,
  /**
   * For programs without a page. 3.4 kB are the error catalogue, which programs share with the kit.
   */
  '@latchkit/core/node': 5.8 * kB,
  /**
   * Diagrams, recording, replay, simulation, and all of XState. Each machine is imported on demand.
   */
  '@latchkit/core/devtools': 36 * kB,
  '@latchkit/react-ui': 40 * kB,
  '@latchkit/react-ui/embed': 45 * kB,
  /** The kit with the names of AppKit, its hooks and buttons, and the modal until it is loaded. */
  '@latchkit/react-ui/appkit': 26 * kB,
  /** All texts of the modal and its views, for custom designs. */
  '@latchkit/react-ui/locales': 11 * kB,
  /** QR codes as SVG paths, with their encoder. */
  '@latchkit/react-ui/qr': 6 * kB,
  /** Values only. */
  '@latchkit/react-ui/themes': 2 * kB,
  /** Includes the styles of holdings, activity, and sending with its review. */
  'styles.css': 12.5 * kB,
}
