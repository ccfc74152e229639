'use client'
import type { KitState } from '@latchkit/core'
import { useContext, useLayoutEffect, useRef } from 'react'
import { EntryContext } from '../../kit/EntryContext.ts'
import { useIsExiting } from '../../kit/useIsExiting.ts'
import { useKit } from '../../kit/useKit.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { followBox } from './follow-box.ts'

type WalletFrameProps = { className?: string }

/**
 * An empty box over which the embedded wallet draws its request, 600 px high and 360 px wide by
 * design. The frame is in the body of the page, above everything else, so the buttons of the page
 * belong outside of the box. The frame appears 400 ms after a request, so that it does not receive
 * the second click of a double click on the previous screen or request (fault Z3). The focus then
 * moves into the frame.
 */
export function WalletFrame(props: WalletFrameProps) {
  const request = useKitState(requestId)
  return <RequestFrame key={request} {...props} />
}

const requestId = ({ approvals }: KitState) => approvals.request?.id ?? null

function RequestFrame({ className }: WalletFrameProps) {
  const { embedded } = useKit()
  const box = useRef<HTMLDivElement>(null)
  const isExiting = useIsExiting()
  const isInModal = useContext(EntryContext) !== null
  const isOpen = useKitState(({ modal }) => modal.phase === 'open')
  const isShown = !isExiting && (isOpen || !isInModal)
  useLayoutEffect(() => {
    if (box.current !== null && isShown) return followBox(box.current, embedded.place)
  }, [embedded, isShown])
  return <div ref={box} className={className} data-part="wallet-frame" />
}
