import { createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { solana } from '@latchkit/core/adapters/solana'
import { mainnet, solanaDevnet } from '@latchkit/core/networks'
import sandbox from './sandbox.json'

export const kit = createKit({
  projectId: 'consumer',
  endpoints: { relay: sandbox.relay, directory: sandbox.directory, data: sandbox.data },
  features: { analytics: false },
  adapters: [solana(), eip155()],
  networks: [solanaDevnet, mainnet],
  customRpcUrls: { [`solana:${solanaDevnet.id}`]: [{ url: sandbox.svm.rpc }] },
})
