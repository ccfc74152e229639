/** Durations in milliseconds. */
export const timeouts = {
  /** Pause between the end of one toast and the start of the next. */
  toastGap: 150,
  /** How long a toast that closes automatically is visible. */
  toastVisible: 2_500,
  modalShake: 500,
  /** Duration of the closing animation of the modal. */
  modalClose: 150,
  /** How long the completed ring of a connection is visible before the modal closes. */
  successShown: 300,
  /** A wallet without a response counts as unresponsive. The request itself stays open. */
  walletUnresponsive: 15_000,
  /** Delay before `window.ethereum` is added, so that its wallet can announce itself first. */
  legacyProviderWait: 100,
  /** Maximum duration of restoring a stored connection. */
  restoreTimeout: 5_000,
  /** How long a restored connection waits for a wallet that shares no account yet. */
  walletWakeUp: 3_000,
  /** Maximum duration of one API request or chain read. */
  apiTimeout: 10_000,
  /** Maximum wait for the first pairing URI of the relay. */
  firstUriTimeout: 10_000,
  pairingLifetime: 240_000,
  /** A pairing counts as expired this long before the end of its lifetime. */
  pairingMargin: 10_000,
  /** Maximum duration of a request to a remote wallet. */
  remoteTimeout: 900_000,
  /** A link that opens no app within this time counts as failed: the view offers other options. */
  linkUnresponsive: 2_500,
  /** Debounce of a search in the wallet directory. */
  walletSearchDebounce: 300,
  /**
   * How long the kit waits for events that it missed in the background, when the page is in the
   * foreground again.
   */
  foreground: 2_000,
  /** Maximum duration of disconnecting a wallet. */
  signOutTimeout: 3_000,
  /** Lifetime of a cached native balance or portfolio. */
  balanceCache: 30_000,
  /** How long no balance is requested after a failed request. */
  balancePause: 30_000,
  /** Maximum duration of `wallet_getAssets`; then the data API is used instead. */
  walletAssetsTimeout: 3_000,
  /** Maximum duration of loading a portfolio, including `walletAssetsTimeout`. */
  portfolioTimeout: 25_000,
  /** Maximum duration of loading the identity of an account. */
  identityTimeout: 20_000,
  /** Lifetime of a cached name or identity. */
  nameCache: 300_000,
  receiverDebounce: 500,
  /** A transfer without a block after this time counts as slow. */
  slowTransfer: 120_000,
  /** Pause before a transfer is tracked again after its network did not respond. */
  trackPause: 15_000,
  /** Tracking of a transfer whose network does not respond ends after this time. */
  trackTimeout: 3_600_000,
  /** A transfer is polled after a tenth of its age, but within these two intervals. */
  trackMinInterval: 1_000,
  trackMaxInterval: 15_000,
  /** `track` rejects after its polls have failed for this long. */
  trackOutage: 120_000,
  /** Interval of polls of an EIP-5792 batch, and maximum duration of polling. */
  callsInterval: 1_000,
  callsTimeout: 120_000,
  /** Interval of polls of purchases in progress. */
  purchaseInterval: 3_000,
  /** The first wait before a JSON-RPC request is retried; each further wait is twice as long. */
  rpcRetryDelay: 150,
  /** The longest Retry-After that a request waits for. */
  retryAfterMax: 10_000,
  /**
   * Ranking of fallback endpoints: interval of pings, maximum duration of one ping, and time after
   * the last request at which pinging ends.
   */
  rankInterval: 4_000,
  rankTimeout: 1_000,
  rankIdle: 30_000,
} as const

/** Counts, sizes and factors. */
export const limits = {
  /** Events of one wallet in a second, beyond which only the last one of each type counts. */
  walletEvents: 10,
  /** Page sizes of the wallet directory. */
  recommendedWallets: 4,
  walletPage: 40,
  walletSearchPage: 100,
  recentWallets: 2,
  /** Maximum number of settled transfers in the list. */
  settledTransfers: 20,
  /** Maximum number of undecided requests of an in-page wallet; further requests are rejected. */
  pendingApprovals: 20,
  /**
   * Factors in tenths: of the estimated gas, of the fee that is reserved when the whole native
   * balance is sent, and of the base fee.
   */
  gasMarginTenths: 12n,
  reserveMarginTenths: 15n,
  baseFeeMultiplierTenths: 12n,
  /** The number of pending transactions at which counting stops. */
  pendingTransactions: 99,
  /** Maximum number of polls of a purchase in progress. */
  purchasePolls: 40,
  /**
   * Number of consecutive activity pages without a visible row after which no further page is
   * fetched.
   */
  emptyPages: 10,
  /** Maximum bytes of a response, and of a node's response, which may contain a whole block. */
  responseBytes: 1_000_000,
  rpcResponseBytes: 8_000_000,
  /** Maximum attempts of a JSON-RPC request, and the HTTP statuses that are retried. */
  rpcAttempts: 3,
  rpcRetryStatus: [403, 408, 413, 429, 500, 502, 503, 504],
  /** Ranking of fallback endpoints: samples per endpoint, weights of stability and latency. */
  rankSamples: 10,
  rankStability: 0.7,
  rankLatency: 0.3,
} as const
