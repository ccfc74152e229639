import { createKit, type Kit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { createNodePlatform } from '@latchkit/core/node'
import type { SandboxDescription } from '@latchkit/sandbox'
import { networksOf } from '@latchkit/sandbox/page'
import type { Screen } from './screen.ts'

/** A kit without a web page: it connects remote wallets only and logs to the screen. */
export function createTerminalKit(sandbox: SandboxDescription, screen: Screen): Kit {
  const { relay, directory, data } = sandbox
  const platform = createNodePlatform({
    name: 'Latchkit in a terminal',
    url: 'https://terminal.example/',
  })
  return createKit({
    platform: {
      ...platform,
      log: {
        debug: () => {},
        warn: (message) => screen.print(message, 'faint'),
        error: (message) => screen.print(message, 'faint'),
      },
    },
    projectId: 'sandbox',
    adapters: [eip155()],
    networks: networksOf(sandbox).eip155,
    endpoints: { relay, directory, data },
    domainAttestation: false,
    features: { analytics: false },
  })
}
