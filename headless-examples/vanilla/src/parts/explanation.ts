import { element } from './element.ts'

const lines = [
  'const kit = createKit(options)',
  '',
  '// what is so',
  'kit.watch(state => state.accounts.eip155, draw)',
  '',
  '// what can be done',
  'const flow = await kit.run(connectFlow)',
  'flow.subscribe(() => draw(flow.view()))',
]

/** What this page is, and all that it takes. */
export const explanation = () =>
  element(
    'section',
    { className: 'explanation' },
    element('h1', {}, 'No framework'),
    element(
      'p',
      {},
      'Everything here is drawn with the browser’s own elements. The kit says what is so and what can be done; the page draws it.',
    ),
    element('pre', {}, element('code', {}, lines.join('\n'))),
  )
