/** The code that reads names, balances, activity and NFTs. */
export { createCachedData } from '../deps/cached-data.ts'
export { createNativeBalances } from '../deps/cached-reads.ts'
export { parseNfts } from '../deps/parse-nfts.ts'
