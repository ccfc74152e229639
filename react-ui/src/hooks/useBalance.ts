'use client'
import type { Loadable, Namespace, NativeBalance } from '@latchkit/core'
import { useAccount } from './useAccount.ts'

/** The native balance of the connected account. Default namespace: the active one. */
export const useBalance = (namespace?: Namespace): Loadable<NativeBalance> =>
  useAccount(namespace).balance
