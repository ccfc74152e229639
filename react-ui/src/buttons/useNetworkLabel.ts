'use client'
import type { KitState } from '@latchkit/core'
import { type NetworkLabel, networkLabel } from '@latchkit/core/domain'
import { shallowEqual } from '../kit/shallowEqual.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useWords } from '../words/WordsContext.ts'
import type { Words } from '../words/words.ts'

function labelOf({ network, accounts, config }: KitState): NetworkLabel {
  const account = network.activeNamespace === null ? undefined : accounts[network.activeNamespace]
  return networkLabel({
    name: network.active?.name ?? null,
    supported: network.supported,
    allowUnsupported: config.allowUnsupportedChain,
    connected: account?.status === 'connected',
  })
}

const texts = {
  switch: ({ titles }: Words) => titles.SwitchNetwork,
  unknown: ({ buttons }: Words) => buttons.unsupported,
  select: ({ buttons }: Words) => buttons.network,
}

/** What a button that leads to the networks says. */
export function useNetworkLabel(): string {
  const words = useWords()
  const label = useKitState<NetworkLabel>(labelOf, shallowEqual)
  return label.is === 'name' ? label.name : texts[label.is](words)
}
