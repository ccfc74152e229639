import { ConnectButton, KitProvider, Modal, useAccount, useProvider } from '@latchkit/react-ui'
import { getBase58Decoder, getTransactionDecoder } from '@solana/kit'
import { ConnectionProvider, useConnection, WalletProvider } from '@solana/wallet-adapter-react'
import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { useState } from 'react'
import { getTransactionDecoder as getOlderDecoder } from 'web3js-2'
import { kit } from './kit'
import sandbox from './sandbox.json'
import '@latchkit/react-ui/styles.css'

/** Signs a transaction of @solana/web3.js 1 and reads it with version 2 and with @solana/kit. */
function Account() {
  const { address } = useAccount('solana')
  const provider = useProvider('solana')
  const { connection } = useConnection()
  const [signature, setSignature] = useState('')
  const sign = async () => {
    if (!provider || !address) throw new Error('No wallet is connected.')
    const payer = new PublicKey(address)
    const { blockhash } = await connection.getLatestBlockhash()
    const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports: 1 })
    const message = { payerKey: payer, recentBlockhash: blockhash, instructions: [transfer] }
    const transaction = new VersionedTransaction(
      new TransactionMessage(message).compileToV0Message(),
    )
    const bytes = await provider.signTransaction(transaction.serialize())
    const signatures = [getTransactionDecoder(), getOlderDecoder()].map(
      (decoder) => Object.values(decoder.decode(bytes).signatures)[0],
    )
    const [one, two] = signatures.map((each) => (each ? getBase58Decoder().decode(each) : 'none'))
    return one === two ? `${one}` : `${one} differs from ${two}`
  }
  return (
    <>
      <output id="address">{address}</output>
      <button type="button" onClick={() => sign().then(setSignature, (e) => setSignature(`${e}`))}>
        Sign
      </button>
      <output id="signature">{signature}</output>
    </>
  )
}

export const App = () => (
  <ConnectionProvider endpoint={sandbox.svm.rpc}>
    <WalletProvider wallets={[]}>
      <KitProvider kit={kit}>
        <ConnectButton namespace="solana" />
        <Account />
        <Modal />
      </KitProvider>
    </WalletProvider>
  </ConnectionProvider>
)
