'use client'
import type { ViewName } from '@latchkit/core'
import { type ComponentType, createContext } from 'react'

export type TitleSlotProps = {
  view: ViewName
  /** The title that the slot replaces on the screen. Screen readers still read it. */
  title: string
}

export type AvatarSlotProps = {
  address: string
  /** URL of the account's picture. Null: it has none. */
  image: string | null
  /** `row`: 40 px, `hero`: 64 px, `dot`: 20 px. */
  size: 'row' | 'hero' | 'dot'
}

/** Components of the page that replace parts of the modal. The page's style rules apply to them. */
export type Slots = {
  /** Replaces the title in the header, for example by a logo. Not used on Account. */
  Title?: ComponentType<TitleSlotProps>
  /** A text below the list of wallets, after the notice of the page's legal links. */
  Legal?: ComponentType
  /** Replaces the pictures of accounts. Hidden from screen readers. */
  Avatar?: ComponentType<AvatarSlotProps>
}

export const SlotsContext = createContext<Slots>({})
