import { sha256 } from '@noble/hashes/sha2.js'
import { createKeyPairSignerFromPrivateKeyBytes, type IInstruction, type KeyPairSigner } from '@solana/web3.js'
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
import { fundedAccounts, sandboxKey } from '../../accounts.ts'
import type { Ledger } from '../create-ledger.ts'
import type { SvmToken } from '../svm.types.ts'
import { sendInstructions } from './send-instructions.ts'

const lamportsEach = 100_000_000_000n
const tokensEach = 1_000_000_000n
const face = { name: 'Sandbox Dollar', symbol: 'SBD', decimals: 6 }
/** Makes the token and is in no wallet. */
const issuer = fundedAccounts - 1

/** The account that has no account for the token yet: whoever sends it some must make one. */
export const tokenlessAccount = 7

/** Gives every account of the sandbox Sol and, all but one, 1000 of a token, by real transactions. */
export async function fund(ledger: Ledger): Promise<SvmToken> {
  const signers = await Promise.all(Array.from({ length: fundedAccounts }, (_, place) => signerOf(hexToBytes(sandboxKey(place)))))
  for (const { address } of signers) ledger.airdrop(address, lamportsEach)
  const authority = signers[issuer]
  if (!authority) throw new Error('There is nobody to issue the token.')
  const mint = await signerOf(sha256(new TextEncoder().encode('Latchkit sandbox token')))
  await sendInstructions(ledger, authority, mintInstructions(ledger, authority, mint))
  for (const [place, { address: owner }] of signers.entries()) {
    if (place === tokenlessAccount) continue
    await sendInstructions(ledger, authority, await shareInstructions(authority, mint, owner))
  }
  return { ...face, mint: mint.address }
}

/** A secret of the sandbox as a key of this chain. */
const signerOf = (secret: Uint8Array) => createKeyPairSignerFromPrivateKeyBytes(secret)

const mintInstructions = ({ machine }: Ledger, payer: KeyPairSigner, mint: KeyPairSigner): readonly IInstruction[] => [
  getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: machine.rentFor(BigInt(getMintSize())),
    space: getMintSize(),
    programAddress: TOKEN_PROGRAM_ADDRESS,
  }),
  getInitializeMint2Instruction({ mint: mint.address, decimals: face.decimals, mintAuthority: payer.address }),
]

async function shareInstructions(
  payer: KeyPairSigner,
  { address: mint }: KeyPairSigner,
  owner: KeyPairSigner['address'],
): Promise<readonly IInstruction[]> {
  const [ata] = await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS })
  return [
    getCreateAssociatedTokenIdempotentInstruction({ payer, ata, owner, mint }),
    getMintToInstruction({ mint, token: ata, mintAuthority: payer, amount: tokensEach }),
  ]
}
