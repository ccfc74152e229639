'use client'
import { useContext } from 'react'
import { enGuide } from './en-guide.ts'
import { enShared, type SharedTexts } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

export type GuideTexts = SharedTexts & { guide: typeof enGuide }

const english: GuideTexts = { ...enShared, guide: enGuide }

/** Shared texts plus those of the guides. The English ones are bundled with those views only. */
export const useGuideTexts = (): GuideTexts => useContext(LocaleContext) ?? english
