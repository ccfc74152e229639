import { createCachedData } from '../deps/cached-data.ts'
import { createNativeBalances } from '../deps/cached-reads.ts'
import { parseNfts } from '../deps/parse-nfts.ts'

/** The code that reads names, balances, activity and NFTs. */
export const dataFeature = { createCachedData, createNativeBalances, parseNfts }
