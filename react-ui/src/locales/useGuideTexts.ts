'use client'
import { useContext } from 'react'
import { enGuide } from './en-guide.ts'
import { enShared, type SharedTexts } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

export type GuideTexts = SharedTexts & { guide: typeof enGuide }

const english: GuideTexts = { ...enShared, guide: enGuide }

/** The shared texts and those of the guides. Only those views bundle the English guide texts. */
export const useGuideTexts = (): GuideTexts => useContext(LocaleContext) ?? english
