import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type IInstruction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getTransferInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { hexToBytes } from 'viem'
import { afterEach } from 'vitest'
import { sandboxKey } from '../base/accounts.ts'
import { startSvm } from './start-svm.ts'
import type { Svm } from './svm.types.ts'

/** A sandbox account as a signer, by its index. */
export const signerAt = (index: number) =>
  createKeyPairSignerFromPrivateKeyBytes(hexToBytes(sandboxKey(index)))

type SignedTransaction = Parameters<ReturnType<typeof sendAndConfirmTransactionFactory>>[0]

/** Returns a function that starts a node and a client for it. Stops the nodes after each test. */
export function svmFixture() {
  const running: Svm[] = []
  afterEach(async () => {
    for (const svm of running.splice(0)) await svm.stop()
  })
  return async () => {
    const svm = await startSvm()
    running.push(svm)
    const rpc = createSolanaRpc(svm.url)
    const rpcSubscriptions = createSolanaRpcSubscriptions(svm.ws)
    const confirm = sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })
    const sign = async (
      payer: Awaited<ReturnType<typeof signerAt>>,
      instructions: readonly IInstruction[],
    ) => {
      const { value: latest } = await rpc.getLatestBlockhash().send()
      return signTransactionMessageWithSigners(
        pipe(
          createTransactionMessage({ version: 0 }),
          (tx) => setTransactionMessageFeePayerSigner(payer, tx),
          (tx) => setTransactionMessageLifetimeUsingBlockhash(latest, tx),
          (tx) => appendTransactionMessageInstructions(instructions, tx),
        ),
      )
    }
    return {
      svm,
      rpc,
      confirm: async (signed: SignedTransaction) => {
        await confirm(signed, { commitment: 'confirmed', skipPreflight: true })
      },
      send: (
        signed: Parameters<typeof getBase64EncodedWireTransaction>[0],
        skipPreflight = false,
      ) =>
        rpc
          .sendTransaction(getBase64EncodedWireTransaction(signed), {
            encoding: 'base64',
            skipPreflight,
          })
          .send(),
      async transfer(from: number, to: Address, amount: bigint) {
        const source = await signerAt(from)
        return sign(source, [
          getTransferSolInstruction({ source, destination: to, amount: lamports(amount) }),
        ])
      },
      async transferToken(from: number, to: number, amount: bigint) {
        const owner = await signerAt(from)
        const [source, destination] = await Promise.all(
          [from, to].map((index) => tokenAccount(svm, index)),
        )
        if (!source || !destination) throw new Error('A token account is missing.')
        return sign(owner, [
          getTransferInstruction({ source, destination, authority: owner, amount }),
        ])
      },
      control: (settings: unknown, headers: Record<string, string> = {}) =>
        fetch(`${svm.url}/controls`, { method: 'POST', body: JSON.stringify(settings), headers }),
    }
  }
}

/** Address of the associated token account of a sandbox account; it may not exist. */
export async function tokenAccount({ token }: Svm, index: number): Promise<Address> {
  const { address: owner } = await signerAt(index)
  const [associated] = await findAssociatedTokenPda({
    owner,
    mint: address(token.mint),
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  })
  return associated
}
