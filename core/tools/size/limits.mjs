const kB = 1000

/**
 * Size limits in bytes, gzipped, without React. A limit leaves about
 * 3 % above the measured size; raising it further is a product decision, not a fix of a failing
 * check.
 */
export const limits = {
  /** Measured as an application: the kit with one namespace, a hook, and the component of the modal. */
  'page, before the visitor acts': 24.9 * kB,
  /** The page, what it prepares, and what loads between the click and the first frame. */
  "page, until the modal's first view": 94.5 * kB,
  'prepared when the page is idle, added': 69.4 * kB,
  'between the click and the first frame of the modal, added': 0,
  /** Services, the directory, telemetry, Motion, and what connecting an installed wallet needs. */
  'after the first frame of the modal, added': 45 * kB,
  /** The theme and the buttons; the code of the modal and its views brings the other styles. */
  'styles, before the modal is opened': 3.1 * kB,
  /** The popup of a click and the field of the e-mail address, on a page with the embedded wallet. */
  'logins, with the first view of a page that offers them, added': 4.9 * kB,
  /**
   * Loads with the first login, or at start after one: the frame and its protocol. 30 kB are HTTP,
   * schemas, addresses and the texts of errors, which most pages have loaded by then. 2 kB are the
   * queues of approvals and network changes, and the checks of sessions and users. 1.2 kB replace a
   * frame that holds a rejected request or is lost, and receive its last answers.
   */
  'embedded wallet, once a visitor logs in, added': 60.3 * kB,
  'devtools, unless kit.devtools.record() is called': 0,
  'devtools with five namespaces, unless kit.devtools.record() is called': 0,
  /** 1.5 kB are requests, and the errors of wallets as causes. */
  'devtools, once kit.devtools.record() is called, added': 8.2 * kB,
  'sign-in, without an extension': 0,
  'viem, before a wallet is picked': 0,
  'Motion, when the modal is idle, added': 3.5 * kB,
  /**
   * 10 kB more than this namespace needs: HTTP and schemas are one file with those of the wallet
   * directory and the data API, which load it in any case. Here and in the limits of other later
   * code, 4 kB are the texts of most errors, which the first view does not load, and 7 kB files that
   * the wallets of all namespaces and connecting share. 3 kB are the checks of requests and results of
   * the page's provider and its errors.
   */
  'viem, once a wallet is picked, added': 72.2 * kB,
  'remote-wallet SDK, before pairing': 0,
  /**
   * 0.5 kB ask a wallet to sign in while it connects; 0.2 kB pass the options of the kit, which the
   * first view does not load.
   */
  'remote-wallet SDK, with pairing, added': 193.1 * kB,
  'page with five namespaces, before the visitor acts': 28.1 * kB,
  "page with five namespaces, until the modal's first view": 97.8 * kB,
  /**
   * Libraries, signature verification and chain reads. Most of this code loads with the first
   * signature or balance. 12 kB are HTTP and JSON-RPC code that the services of all namespaces share.
   */
  'solana, everything once a wallet is picked, added': 58.4 * kB,
  /**
   * Building, checking, simulating and decoding transfers. Most of this code is the elliptic-curve
   * code that distinguishes accounts from program addresses.
   */
  'solana, sending, added': 5.5 * kB,
  /**
   * 0.9 kB are the addresses of the namespaces, which signing in shares with this adapter; 1.5 kB
   * are schemas of the frame, in the file of all schemas.
   */
  'polkadot, everything once a wallet is picked, added': 88.6 * kB,
  /** 9 kB are HTTP code and schemas that the services of all namespaces share. */
  'bip122, everything once a wallet is picked, added': 172.6 * kB,
  /**
   * The elliptic-curve code. `@scure/btc-signer` contains it too, so a bundle may share one copy.
   */
  'bip122, verifying a message, added': 13.3 * kB,
  'cosmos, everything once a wallet is picked, added': 58.5 * kB,
  /**
   * Verifying a session in the browser: 5 kB parse messages and cacaos. The elliptic-curve code is
   * that of the wallet, except on bip122.
   */
  'sign-in, verifying on eip155, added': 6.9 * kB,
  'sign-in, verifying on solana, added': 6.5 * kB,
  'sign-in, verifying on polkadot, added': 6.5 * kB,
  'sign-in, verifying on bip122, added': 19.7 * kB,
  'sign-in, verifying on cosmos, added': 6.6 * kB,
  /** Limits for each entry point or chunk of a kind. */
  adapter: 6.6 * kB,
  /**
   * A flow loads with the flows of the views that follow it: a few files instead of many. 3 kB are
   * the texts of errors, which the flow that loads first brings, 1 kB those of logins. 0.9 kB convert
   * the errors of providers for pages, 2 kB read through resources.
   */
  flow: 29.3 * kB,
  /**
   * 0.6 kB are components that the views of several parts share: one file instead of many. 3 kB
   * are the texts of errors, 0.2 kB those of the statuses of transfers; 0.4 kB select what the
   * account renders. 3 kB are the styles of the views and of the components that several of them share.
   */
  panel: 33.3 * kB,
  /**
   * A view and two tabs of another view, which load with the account, with a virtual list.
   */
  '@latchkit/react-ui/views/activity': 37.5 * kB,
  /** Loads with the views that connect and toasts; the library of long lists is a file of its own. */
  '@latchkit/react-ui/views/all-wallets': 34.2 * kB,
  unusedImport: 0.1 * kB,
  /**
   * Whole entry points; a page uses only a part of each. The error catalogue is part of the kit;
   * decimals, names, dates, formatting and request decoding are part of the utils. 0.1 kB check the
   * options of the embedded wallet and recognize a login that returns to the page. 0.1 kB are errors of
   * transfers, and the check of `confirmations`.
   */
  '@latchkit/core': 22 * kB,
  /** The kit with the names of AppKit. 0.3 kB describe the embedded wallet. */
  '@latchkit/core/appkit': 19.3 * kB,
  /**
   * Helpers that react-ui shares with the kit. 1 kB are errors, which every page has with the kit: a
   * failed import rejects with a coded error. 0.4 kB are the initial state, which every page has with
   * the kit, too. 0.7 kB check names of tokens.
   */
  '@latchkit/core/internal': 6.9 * kB,
  /**
   * 0.2 kB are the errors of the page, 0.2 kB dates and times in the format of each language, and
   * 0.15 kB constructors and checks of CAIP ids. 2 kB find names that imitate others, contracts by
   * their address, and fields of a request that no row shows.
   */
  '@latchkit/core/utils': 19.4 * kB,
  /** With the part of viem that every page with wagmi has. */
  '@latchkit/core/wagmi': 7.8 * kB,
  '@latchkit/core/networks': 4.2 * kB,
  '@latchkit/core/testing': 12.9 * kB,
  /**
   * For programs without a page. Most of it is the file that programs share with the kit.
   */
  '@latchkit/core/node': 8.8 * kB,
  /**
   * The extensions, whose code loads with their first use. 11 kB are files that the kit loads, too, and
   * 5 kB the messages, which load with the first sign-in unless a page writes messages itself. 0.7 kB
   * check that a message can contain the texts of the options.
   */
  '@latchkit/core/siwx': 24.8 * kB,
  /**
   * For servers: messages, checks of addresses and the texts of errors. The verifier of a namespace
   * loads with its first sign-in.
   */
  '@latchkit/core/server': 24.7 * kB,
  /**
   * Diagrams, recording, replay, simulation, messages to visualizers, and all of XState. Each machine
   * is imported on demand.
   */
  '@latchkit/core/devtools': 41.9 * kB,
  /** 0.1 kB are texts of the views of logins, which hooks for custom designs return. */
  '@latchkit/react-ui': 47.1 * kB,
  '@latchkit/react-ui/elements': 12.9 * kB,
  '@latchkit/react-ui/embed': 9.8 * kB,
  /**
   * The kit with the names of AppKit, its hooks and buttons, and the modal until it is loaded.
   */
  '@latchkit/react-ui/appkit': 26.9 * kB,
  /**
   * All texts of the modal and its views, for custom designs, and the file with the provider of the
   * kit, from which `useTexts` reads the locale. 0.2 kB name the statuses of transfers.
   */
  '@latchkit/react-ui/locales': 28.5 * kB,
  /** QR codes as SVG paths, with their encoder. */
  '@latchkit/react-ui/qr': 6 * kB,
  /** Values only. */
  '@latchkit/react-ui/themes': 2 * kB,
  /** Theme and buttons, minified. Other styles are part of the code that adopts them. */
  'styles.css': 3 * kB,
  /**
   * One file for pages without a bundler: everything above with the libraries of the five namespaces,
   * the remote-wallet SDK and React. 2 kB are checks of the frame, its users and its requests, and 2 kB
   * those of the requests and results of all providers.
   */
  'cdn/latchkit.js': 857.1 * kB,
}

/** Limits for the number of files, by the name of the size. */
export const fileLimits = {
  'page, before the visitor acts': 2,
  'prepared when the page is idle, added': 6,
  'between the click and the first frame of the modal, added': 0,
  'after the first frame of the modal, added': 15,
}
