import { expect, it } from 'vitest'
import { replaceDocument } from '../../../../src/data/store/history/replace-document'
import { consoleLines, expectConsole } from '../../../helpers/console'

it('a replacement that fails twice keeps the error that tells why, and logs the other', async () => {
  expectConsole(/what was deleted did not come back/)
  const replacement = replaceDocument({
    deleteStored: async () => 'v',
    storeOther: () => Promise.reject(new Error('refused')),
    takeBack: () => Promise.reject(new Error('offline')),
  })
  await expect(replacement).rejects.toThrow('refused')
  expect(consoleLines('error').join()).toContain('offline')
})
