import { sha256 } from '@noble/hashes/sha2.js'
import {
  createKeyPairSignerFromPrivateKeyBytes,
  type IInstruction,
  type KeyPairSigner,
} from '@solana/web3.js'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { hexToBytes } from 'viem'
import { fundedAccounts, sandboxKey } from '../../base/accounts.ts'
import type { Ledger } from '../create-ledger.ts'
import type { SvmToken } from '../svm.types.ts'
import { sendInstructions } from './send-instructions.ts'

const lamportsPerAccount = 100_000_000_000n
const tokensPerAccount = 1_000n
/** `mintSeed`: text from which the key of the mint is derived. */
const tokens = [
  {
    id: 'dollar',
    name: 'Sandbox Dollar',
    symbol: 'SBD',
    decimals: 6,
    mintSeed: 'Latchkit sandbox token',
  },
  {
    id: 'gem',
    name: 'Sandbox Gem',
    symbol: 'SBG',
    decimals: 9,
    mintSeed: 'Latchkit sandbox gem',
  },
] as const
/** Index of the account that creates the tokens. No wallet uses it. */
const issuer = fundedAccounts - 1

/** Index of the account that has no token account. A sender of a token must create it. */
export const tokenlessAccount = 7

/**
 * Sends every sandbox account SOL and, except for one, 1000 of each token, with real transactions.
 * Returns the tokens.
 */
export async function fund(ledger: Ledger): Promise<readonly SvmToken[]> {
  const signers = await Promise.all(
    Array.from({ length: fundedAccounts }, (_, index) =>
      createKeyPairSignerFromPrivateKeyBytes(hexToBytes(sandboxKey(index))),
    ),
  )
  for (const { address } of signers) ledger.airdrop(address, lamportsPerAccount)
  const authority = signers[issuer]
  if (!authority) throw new Error(`The sandbox has no account ${issuer} to issue tokens.`)
  const created: SvmToken[] = []
  for (const { mintSeed, ...metadata } of tokens) {
    const mintKey = sha256(new TextEncoder().encode(mintSeed))
    const mint = await createKeyPairSignerFromPrivateKeyBytes(mintKey)
    const amount = tokensPerAccount * 10n ** BigInt(metadata.decimals)
    await sendInstructions(
      ledger,
      authority,
      createMintInstructions(ledger, authority, mint, metadata.decimals),
    )
    for (const [index, { address: owner }] of signers.entries()) {
      if (index === tokenlessAccount) continue
      await sendInstructions(
        ledger,
        authority,
        await mintToInstructions(authority, mint, owner, amount),
      )
    }
    created.push({ ...metadata, mint: mint.address })
  }
  return created
}

const createMintInstructions = (
  { vm }: Ledger,
  payer: KeyPairSigner,
  mint: KeyPairSigner,
  decimals: number,
): readonly IInstruction[] => [
  getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: vm.minimumRent(BigInt(getMintSize())),
    space: getMintSize(),
    programAddress: TOKEN_PROGRAM_ADDRESS,
  }),
  getInitializeMint2Instruction({ mint: mint.address, decimals, mintAuthority: payer.address }),
]

async function mintToInstructions(
  payer: KeyPairSigner,
  { address: mint }: KeyPairSigner,
  owner: KeyPairSigner['address'],
  amount: bigint,
): Promise<readonly IInstruction[]> {
  const [ata] = await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS })
  return [
    getCreateAssociatedTokenIdempotentInstruction({ payer, ata, owner, mint }),
    getMintToInstruction({ mint, token: ata, mintAuthority: payer, amount }),
  ]
}
