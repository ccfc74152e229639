import { remoteSetup } from './remote.setup.ts'
import { openInput } from './remote.values.ts'

/** The wallet's app beside its code: opened once by itself on a phone, and whenever the visitor asks. */
export const linkRegion = remoteSetup.createStateConfig({
  description: 'The link that opens the wallet.',
  initial: 'ready',
  on: {
    show: { guard: 'isOtherTab', target: '.ready', actions: 'keepTab' },
    open: { guard: 'hasLink', target: '.opened' },
  },
  states: {
    ready: {
      description: 'Not opened on this tab.',
      always: { guard: 'opensItself', target: 'opened' },
    },
    opened: {
      description: 'Opened just now.',
      entry: ['keepOpened', 'tellAsked'],
      invoke: { id: 'openLink', src: 'openLink', input: openInput },
      after: { linkPatience: 'unopened' },
      on: { 'page.hidden': 'away', 'link.blocked': 'blocked' },
    },
    away: { description: 'The app came to the front.' },
    unopened: {
      description: 'The page is still in front: the app may not be there.',
      on: { 'page.hidden': 'away' },
    },
    blocked: {
      description: 'The browser opened nothing: the link is there to be tapped.',
      on: { 'page.hidden': 'away' },
    },
  },
})
