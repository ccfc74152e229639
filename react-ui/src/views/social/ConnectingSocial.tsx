'use client'
import type { PopupProvider } from '@latchkit/core'
import { connectSocialFlow, type SocialView } from '@latchkit/core/flows'
import { invalidOption } from '@latchkit/core/internal'
import { useContext } from 'react'
import type { FlowChild } from '../../kit/child.types.ts'
import { EntryContext } from '../../kit/EntryContext.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

type Props = FlowChild<SocialView> & {
  /** Required outside the modal; within it the data of the view states the provider. */
  provider?: PopupProvider
  /** Outside the modal: whether the browser blocked the popup of the click. */
  blocked?: boolean
}

/**
 * Logs in with a social login and renders the progress. Throws `config/option-invalid` outside the
 * modal without a provider.
 */
export function ConnectingSocial({ provider, blocked = false, children }: Props) {
  const isInModal = useContext(EntryContext) !== null
  if (provider === undefined && !isInModal)
    throw invalidOption('provider', 'a social login outside the modal')
  const data = provider === undefined ? undefined : { provider, blocked }
  return children(useFlowView(connectSocialFlow, data))
}
