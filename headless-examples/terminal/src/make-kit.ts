import { createKit, type Kit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { createNodePlatform } from '@latchkit/core/node'
import type { SandboxDescription } from '@latchkit/sandbox'
import { networksOf } from '@latchkit/sandbox/page'
import type { Screen } from './screen.ts'

/** A kit without a page: its wallets are on other devices, its log is this screen. */
export function makeKit(sandbox: SandboxDescription, screen: Screen): Kit {
  const { relay, directory, data } = sandbox
  const outside = createNodePlatform({
    name: 'Latchkit in a terminal',
    url: 'https://terminal.example/',
  })
  return createKit({
    platform: {
      ...outside,
      log: {
        warn: (message) => screen.say(message, 'faint'),
        error: (message) => screen.say(message, 'faint'),
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
