import { expect, test } from 'vitest'
import { errorsPage } from './errors-page.ts'

test('core/docs/errors.md lists all errors with their texts; `vitest -u` writes it', async () => {
  await expect(errorsPage()).toMatchFileSnapshot('../../../core/docs/errors.md')
})
