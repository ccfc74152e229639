/** Durations in milliseconds. */
export const timeouts = {
  /** Between the end of one toast and the start of the next. */
  toastGap: 150,
  /** How long a toast is visible that closes automatically. */
  toastVisible: 2_500,
  modalShake: 500,
  /** The closing animation of the modal. */
  modalClose: 150,
  /** How long the completed ring of a connection is visible before the modal closes. */
  successShown: 450,
  /** A wallet without a response counts as unresponsive. The request itself stays open. */
  walletUnresponsive: 15_000,
  /** How long `window.ethereum` waits for the announcement of its wallet. */
  legacyProviderWait: 100,
  /** Restoring a stored connection. */
  restoreTimeout: 5_000,
  /** How long a restored connection waits for a wallet that shares no account yet. */
  walletWakeUp: 3_000,
  /** One API request or chain read. */
  apiTimeout: 10_000,
  /** The first URI of the relay. */
  firstUriTimeout: 10_000,
  pairingLifetime: 240_000,
  /** A pairing counts as expired this long before the end of its lifetime. */
  pairingMargin: 10_000,
  /** A request to a remote wallet. */
  remoteTimeout: 900_000,
  /** A link that opens no app within this time counts as failed: the view offers other options. */
  linkUnresponsive: 2_500,
  /** A search in the wallet directory: debounce and minimal duration. */
  walletSearchDebounce: 300,
  /**
   * How long the page waits, back in the foreground, for events that it missed in the background.
   */
  foreground: 2_000,
  /** Disconnecting a wallet. */
  signOutTimeout: 3_000,
  /** Lifetime of a cached native balance or portfolio. */
  balanceCache: 30_000,
  /** No balance request is made this long after a failed one. */
  balancePause: 30_000,
  /** `wallet_getAssets`, before the data API is used instead. */
  walletAssetsTimeout: 3_000,
  /** A portfolio, including `walletAssetsTimeout`. */
  portfolioTimeout: 25_000,
  /** The identity of an account, from the data API and then from its own names. */
  identityTimeout: 20_000,
  /** Lifetime of a cached name or identity. */
  nameCache: 300_000,
  receiverDebounce: 500,
  /** A transfer without a block after this time counts as slow. */
  slowTransfer: 120_000,
  /** Until a transfer whose network did not respond is tracked again. */
  trackPause: 15_000,
  /** Until tracking a transfer whose network does not respond is abandoned. */
  trackTimeout: 3_600_000,
  /** Polls of a transfer follow after a tenth of its age, between these two intervals. */
  trackMinInterval: 1_000,
  trackMaxInterval: 15_000,
  /** Polls of a transfer end after failing for this long. */
  trackOutage: 120_000,
  /** Polls of pending transactions. */
  pendingInterval: 30_000,
  /** Polls of an EIP-5792 batch, and how long it is polled. */
  callsInterval: 1_000,
  callsTimeout: 120_000,
  /** Polls of purchases in progress. */
  purchaseInterval: 3_000,
  /** The first wait before a JSON-RPC request is retried; each further wait is twice as long. */
  rpcRetryDelay: 150,
  /** The longest Retry-After that is honoured. */
  retryAfterMax: 10_000,
  /**
   * Fallback ranking: between pings, for one ping, and until pinging ends after the last request.
   */
  rankInterval: 4_000,
  rankTimeout: 1_000,
  rankIdle: 30_000,
} as const

/** Counts, sizes and factors. */
export const limits = {
  /** Wallets that one page may announce. */
  announcedWallets: 500,
  /** Page sizes of the wallet directory. */
  recommendedWallets: 4,
  walletPage: 40,
  walletSearchPage: 100,
  recentWallets: 2,
  /** Settled transfers that stay in the list. */
  settledTransfers: 20,
  /** Requests of an in-page wallet that wait for a decision; further ones are rejected. */
  pendingApprovals: 20,
  /**
   * Factors in tenths: on estimated gas, on the fee that stays behind when all of the native token
   * is sent, on the base fee.
   */
  gasMarginTenths: 12n,
  reserveMarginTenths: 15n,
  baseFeeMultiplierTenths: 12n,
  /** Pending transactions that are watched. */
  pendingTransactions: 99,
  /** Polls of a purchase in progress. */
  purchasePolls: 40,
  /**
   * Consecutive pages of activity without a visible row, after which no further page is fetched.
   */
  emptyPages: 10,
  /** Attempts of a JSON-RPC request, and the HTTP statuses that are retried. */
  rpcAttempts: 3,
  rpcRetryStatus: [403, 408, 413, 429, 500, 502, 503, 504],
  /** Fallback ranking: samples per endpoint, weights of stability and latency. */
  rankSamples: 10,
  rankStability: 0.7,
  rankLatency: 0.3,
} as const
