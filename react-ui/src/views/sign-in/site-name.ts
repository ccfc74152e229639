import type { SignInView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'

type Site = Extract<SignInView, { step: 'reviewing' }>['site']

/** The name of the site for a sentence: that of its metadata, else its host. Null without either. */
export const siteNameOf = ({ name, origin }: Site): string | null =>
  isolateText(name) ?? isolateText(origin.replace(/^\w+:\/\//, ''))
