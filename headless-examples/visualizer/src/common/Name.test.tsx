import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Name } from './Name.tsx'

test('Name may break after dots and before capital letters only', () => {
  expect(renderToStaticMarkup(<Name>switchAccount.silent</Name>)).toBe(
    '<bdi>switch<wbr/>Account.<wbr/>silent<wbr/></bdi>',
  )
})
