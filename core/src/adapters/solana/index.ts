export { type SolanaOptions, solana } from './solana.ts'
export type { SolanaProvider, SolanaSignedIn, SolanaSignInInput } from './solana.types.ts'
