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

const lamportsEach = 100_000_000_000n
const each = 1_000n
/** `words` are what the key of the mint is made of. */
const faces = [
  {
    id: 'dollar',
    name: 'Sandbox Dollar',
    symbol: 'SBD',
    decimals: 6,
    words: 'Latchkit sandbox token',
  },
  { id: 'gem', name: 'Sandbox Gem', symbol: 'SBG', decimals: 9, words: 'Latchkit sandbox gem' },
] as const
/** Makes the tokens and is in no wallet. */
const issuer = fundedAccounts - 1

/** The account that has no account for any token yet: whoever sends it some must make one. */
export const tokenlessAccount = 7

/** Gives every account of the sandbox Sol and, all but one, 1000 of each token, by real transactions. */
export async function fund(ledger: Ledger): Promise<readonly SvmToken[]> {
  const signers = await Promise.all(
    Array.from({ length: fundedAccounts }, (_, place) => signerOf(hexToBytes(sandboxKey(place)))),
  )
  for (const { address } of signers) ledger.airdrop(address, lamportsEach)
  const authority = signers[issuer]
  if (!authority) throw new Error('There is nobody to issue tokens.')
  const made: SvmToken[] = []
  for (const { words, ...face } of faces) {
    const mint = await signerOf(sha256(new TextEncoder().encode(words)))
    await sendInstructions(
      ledger,
      authority,
      mintInstructions(ledger, authority, mint, face.decimals),
    )
    for (const [place, { address: owner }] of signers.entries()) {
      if (place === tokenlessAccount) continue
      await sendInstructions(
        ledger,
        authority,
        await shareInstructions(authority, mint, owner, each * 10n ** BigInt(face.decimals)),
      )
    }
    made.push({ ...face, mint: mint.address })
  }
  return made
}

/** A secret of the sandbox as a key of this chain. */
const signerOf = (secret: Uint8Array) => createKeyPairSignerFromPrivateKeyBytes(secret)

const mintInstructions = (
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

async function shareInstructions(
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
