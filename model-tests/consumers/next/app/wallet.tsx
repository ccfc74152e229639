'use client'

import type { Namespace } from '@latchkit/core'
import { ConnectionCookie, KitProvider, Modal } from '@latchkit/react-ui'
import type { ReactNode } from 'react'
import { kit } from '../src/kit'
import '@latchkit/react-ui/styles.css'

export const Wallet = (props: { reconnecting: readonly Namespace[]; children: ReactNode }) => (
  <KitProvider kit={kit} reconnecting={props.reconnecting}>
    {props.children}
    <ConnectionCookie />
    <Modal />
  </KitProvider>
)
