import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createSolanaRpc,
  createTransactionMessage,
  getTransactionEncoder,
  getU64Encoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'

/** Wire bytes of an unsigned payment in SOL by the system program, with the latest blockhash. */
export async function transferOf(
  rpc: string,
  { from, to, lamports }: { from: string; to: string; lamports: bigint },
): Promise<Uint8Array> {
  const { value: latest } = await createSolanaRpc(rpc).getLatestBlockhash().send()
  const accounts = [
    { address: address(from), role: AccountRole.WRITABLE_SIGNER },
    { address: address(to), role: AccountRole.WRITABLE },
  ] as const
  const data = Uint8Array.from([2, 0, 0, 0, ...getU64Encoder().encode(lamports)])
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayer(address(from), draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(latest, draft),
    (draft) =>
      appendTransactionMessageInstruction(
        { programAddress: address('11111111111111111111111111111111'), accounts, data },
        draft,
      ),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}
