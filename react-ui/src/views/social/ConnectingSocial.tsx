'use client'
import type { PopupProvider } from '@latchkit/core'
import { connectSocialFlow, type SocialView } from '@latchkit/core/flows'
import { EarlyError } from '@latchkit/core/internal'
import { type ReactNode, useContext } from 'react'
import { EntryContext } from '../../kit/EntryContext.ts'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

type ConnectingSocialProps = {
  /** Required outside the modal; within it the data of the view states the provider. */
  provider?: PopupProvider
  /** Outside the modal: whether the browser blocked the popup of the click. */
  blocked?: boolean
  children: (view: SocialView | Loading) => ReactNode
}

/**
 * Logs in with a social login and renders the progress. Throws `config/option-invalid` outside the
 * modal without a provider.
 */
export function ConnectingSocial({ provider, blocked = false, children }: ConnectingSocialProps) {
  const isInModal = useContext(EntryContext) !== null
  if (provider === undefined && !isInModal)
    throw new EarlyError('config/option-invalid', {
      name: 'provider',
      expected: 'a social login outside the modal',
    })
  const data = provider === undefined ? undefined : { provider, blocked }
  return children(useView(useFlow(connectSocialFlow, data)))
}
