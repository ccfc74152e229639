/** Every business number, named, with its unit. Specification, section 9 and 2. */
export const limits = {
  /** ms between closing one toast and showing the next. */
  toastGap: 150,
  /** ms a toast stays when it closes by itself. */
  toastShown: 2_500,
  /** ms the modal shakes. */
  modalShake: 500,
  /** ms the modal's closing animation takes. */
  modalClose: 150,
  /** ms the closed ring is shown before the modal goes away. */
  tickShown: 450,
  /** ms after which a silent wallet is called silent; the request itself stays open. */
  walletPatience: 15_000,
  /** How many wallets may announce themselves on one page. */
  announcedWallets: 500,
  /** ms that `window.ethereum` waits for its wallet to announce itself properly. */
  legacyWait: 100,
  /** ms for restoring a stored connection. */
  restore: 5_000,
  /** ms in which a wallet that shares nothing yet may wake up, when a stored connection is restored. */
  wakeUp: 3_000,
  /** ms for one API or chain read. */
  apiAnswer: 10_000,
  /** ms until the relay must have given the first URI. */
  firstUri: 10_000,
  /** ms a pairing's URI is shown for, and ms before its end at which it counts as expired. */
  pairingLifetime: 240_000,
  pairingMargin: 10_000,
  /** ms a request waits for the wallet across the relay. */
  remoteAnswer: 900_000,
  /** ms after which a link that opened no app is answered with other ways. */
  linkPatience: 2_500,
  /** ms a search in the wallet directory takes at least, and waits for further letters. */
  walletSearch: 300,
  /** Wallet directory: recommended, page and search sizes. */
  recommendedWallets: 4,
  walletPage: 40,
  walletSearchPage: 100,
  /** ms within which the page knows what happened while it was in the background. */
  foreground: 2_000,
  /** ms disconnecting waits for the wallet. */
  signOut: 3_000,
  /** ms a cached native balance or portfolio is good. */
  balanceCache: 30_000,
  /** ms after a failed balance call in which it is not asked again. */
  balancePause: 30_000,
  /** ms a wallet may take to say what it holds, before the service is asked; and ms for all of it. */
  walletAssets: 3_000,
  portfolioAnswer: 25_000,
  /** ms for what an account is called: by the service, else by its own names. */
  identityAnswer: 20_000,
  /** ms a cached name or identity is good. */
  nameCache: 300_000,
  /** ms a receiver's text stands still before it is looked up. */
  receiverDebounce: 500,
  /** ms without a block after which a transfer counts as slow. */
  slowTransfer: 120_000,
  /** ms until a transfer whose network did not answer is looked for again, and after which that is given up. */
  followPause: 15_000,
  followPatience: 3_600_000,
  /** How many transfers that are over stay listed. */
  transfersKept: 20,
  /** How many requests of a wallet inside the page wait for a decision; what comes beyond is refused. */
  approvalsPending: 20,
  /** ms between two looks at a transfer: a tenth of what it took so far, within these; ms of nothing but failures until looking gives up. */
  followSoonest: 1_000,
  followLatest: 15_000,
  followOutage: 120_000,
  /** Tenths: room for what a call costs, and for the fee that stays behind when all of the native token is sent. */
  gasRoomTenths: 12n,
  reserveRoomTenths: 15n,
  /** Gas: factor on the base fee, in tenths, and the longest list of pending transactions that is watched, and how often in ms. */
  baseFeeMultiplierTenths: 12n,
  pendingTransactions: 99,
  pendingInterval: 30_000,
  /** EIP-5792: ms between looks at a batch, and how long it is looked at. */
  callsInterval: 1_000,
  callsPatience: 120_000,
  /** ms between looks at purchases that are on their way, and how often one looks. */
  purchaseInterval: 3_000,
  purchaseLooks: 40,
  /** Pages of a history that bring nothing to show, one after the other, after which no more are asked for. */
  barrenPages: 10,
  /** How many recent wallets are kept. */
  recentWallets: 2,
  /** JSON-RPC: attempts, first wait in ms, and what is asked again. */
  rpcAttempts: 3,
  rpcRetryDelay: 150,
  rpcRetryStatus: [403, 408, 413, 429, 500, 502, 503, 504],
  /** ms; the longest Retry-After that is waited for. */
  retryAfterMost: 10_000,
  /** Fallback ranking: ms between pings, samples kept, ms a ping may take, weights. */
  rankInterval: 4_000,
  rankSamples: 10,
  rankTimeout: 1_000,
  /** ms after the last request until pinging stops. */
  rankIdle: 30_000,
  rankStability: 0.7,
  rankLatency: 0.3,
} as const
