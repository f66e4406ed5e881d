import { createServer } from 'node:http'

/** The answers of a real project that the Auth emulator lacks, as the APIs document them; and those of the site. */
const ANSWERS: [RegExp, number, object][] = [
  [
    /passwordPolicy/,
    200,
    { enforcementState: 'ENFORCE', customStrengthOptions: { minPasswordLength: 12 } },
  ],
  [/signUp/, 400, { error: { message: 'ADMIN_ONLY_OPERATION' } }],
  [/signInWithPassword/, 400, { error: { message: 'INVALID_LOGIN_CREDENTIALS' } }],
  [/just-built.*build\.json/, 200, { builtAt: new Date().toISOString(), stored: 'another state' }],
  [/build\.json/, 200, { builtAt: '2025-01-01T00:00:00Z', stored: 'another state' }],
]
/** A project that is closed as docs/going-live.md says, and its site. */
export const closedProject = createServer((request, response) => {
  const [, status = 404, answer] = ANSWERS.find(([url]) => url.test(request.url ?? '')) ?? []
  response.writeHead(status).end(JSON.stringify(answer ?? {}))
})
