'use client'
import type { KitState, Namespace } from '@latchkit/core'
import { type NetworkLabel, networkLabel } from '@latchkit/core/utils'
import { useCallback } from 'react'
import { accountOf, networkOf } from '../kit/of-namespace.ts'
import { shallowEqual } from '../kit/shallowEqual.ts'
import { useKitState } from '../kit/useKitState.ts'
import type { PageWords } from '../locales/en-page.ts'
import { usePageWords } from '../locales/WordsContext.ts'

function labelOf(state: KitState, namespace: Namespace | undefined): NetworkLabel {
  const { active, supported } = networkOf(state, namespace)
  return networkLabel({
    name: active?.name ?? null,
    supported,
    allowUnsupported: state.config.allowUnsupportedChain,
    connected: accountOf(state, namespace)?.status === 'connected',
  })
}

const texts = {
  switch: ({ titles }: PageWords) => titles.SwitchNetwork,
  unknown: ({ buttons }: PageWords) => buttons.unsupported,
  select: ({ buttons }: PageWords) => buttons.network,
}

/** What a button that leads to the networks says. */
export function useNetworkLabel(namespace?: Namespace): string {
  const words = usePageWords()
  const label = useKitState<NetworkLabel>(
    useCallback((state: KitState) => labelOf(state, namespace), [namespace]),
    shallowEqual,
  )
  return label.is === 'name' ? label.name : texts[label.is](words)
}
