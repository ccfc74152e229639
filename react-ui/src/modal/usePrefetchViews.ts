'use client'
import type { KitState, ViewName } from '@latchkit/core'
import { useEffect, useRef } from 'react'
import type { Panels } from '../kit/KitContext.ts'
import { whenIdle } from './whenIdle.ts'

/** The views that a control of a view opens, or that follow it, the most likely first. */
const nextViews: Readonly<Partial<Record<ViewName, readonly ViewName[]>>> = {
  Connect: [
    'ConnectingExternal',
    'AllWallets',
    'ConnectingWalletConnect',
    'GetWallet',
    'WhatIsAWallet',
    'ConnectingMultiChain',
  ],
  AllWallets: ['ConnectingExternal', 'ConnectingWalletConnect', 'ConnectingMultiChain'],
  ConnectingMultiChain: ['ConnectingExternal'],
  ConnectingExternal: ['SIWXSignMessage', 'Account', 'Downloads'],
  ConnectingWalletConnect: ['SIWXSignMessage', 'Account', 'Downloads'],
  ConnectingWalletConnectBasic: ['SIWXSignMessage', 'Account'],
  WhatIsAWallet: ['GetWallet'],
  GetWallet: ['Downloads'],
  Account: [
    'WalletSend',
    'WalletReceive',
    'Transactions',
    'Networks',
    'SwitchAddress',
    'Profile',
    'Connect',
  ],
  Networks: ['SwitchNetwork', 'WhatIsANetwork'],
  UnsupportedChain: ['SwitchNetwork'],
  SwitchActiveChain: ['SwitchNetwork', 'ConnectingExternal'],
  WalletReceive: ['WalletCompatibleNetworks'],
  WalletSend: ['WalletSendSelectToken', 'WalletSendPreview'],
}

/**
 * Loads the code of the views that can follow the current one, one after the other, each when the
 * page is idle, until the component unmounts. Starts later after a view change, which it would slow
 * down. Omits the views of features that are off.
 */
export function usePrefetchViews(
  panels: Panels,
  current: ViewName,
  {
    features,
    remoteFeatures,
    remote,
    signIn,
    namespaces,
  }: Pick<KitState['config'], 'features' | 'remoteFeatures' | 'remote' | 'signIn' | 'namespaces'>,
): void {
  const { send, receive } = features
  const activity = remoteFeatures?.activity ?? false
  const isMultiChain = namespaces.length > 1
  const firstView = useRef(current)
  useEffect(() => {
    const isOff = (view: ViewName) =>
      (!send && view === 'WalletSend') ||
      (!receive && view === 'WalletReceive') ||
      (!activity && view === 'Transactions') ||
      (!remote && view === 'ConnectingWalletConnect') ||
      (!signIn && view === 'SIWXSignMessage') ||
      (!isMultiChain && view === 'ConnectingMultiChain')
    let mounted = true
    let cancel = () => {}
    const load = async (view: ViewName, rest: readonly ViewName[]) => {
      await panels.get(view).load()
      if (mounted) schedule(rest, 0)
    }
    const schedule = (views: readonly ViewName[], delay?: number) => {
      const [view, ...rest] = views.filter(
        (candidate) => !isOff(candidate) && panels.get(candidate).getSnapshot().status === 'idle',
      )
      if (view !== undefined) cancel = whenIdle(() => void load(view, rest), delay)
    }
    schedule(nextViews[current] ?? [], current === firstView.current ? 0 : undefined)
    return () => {
      mounted = false
      cancel()
    }
  }, [panels, current, send, receive, activity, remote, signIn, isMultiChain])
}
