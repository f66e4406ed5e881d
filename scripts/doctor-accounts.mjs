/** What `npm run doctor` checks of the accounts. Nothing is created, and no e-mail reaches anybody. */
import {
  NEEDS_TOKEN,
  accounts,
  admin,
  ask,
  askAsOwner,
  documents,
  isLocal,
  password,
  project,
} from './doctor-client.mjs'
import { settings as env } from './firebase.mjs'

/** @typedef {import('./doctor-client.mjs').Finding} Finding */

/** The domain `.invalid` never exists. */
const NOBODY = 'nobody@example.invalid'
const IDENTITY_API = 'identitytoolkit.googleapis.com'

export async function signIn() {
  const { text } = await password(NOBODY, 'wrong-password')
  return {
    ok: /INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND|INVALID_PASSWORD/.test(text),
    what: 'Sign-in with email and password is switched on',
    english:
      'Firebase console > Authentication > Sign-in method: enable Email/Password. Under Settings > User actions untick "Enable create (sign-up)".',
    arabic:
      'في لوحة Firebase: فعّل Email/Password من Authentication ثم Sign-in method، وألغِ السماح بإنشاء الحسابات من Settings ثم User actions.',
  }
}

/** @returns {Promise<Finding>} */
export async function enumerationProtection() {
  const what = 'Sign-in does not tell which accounts exist'
  if (isLocal) return { ok: true, what: `${what}: the local emulator is left as it is` }
  const { text } = await password(NOBODY, 'wrong-password')
  return {
    ok: /INVALID_LOGIN_CREDENTIALS/.test(text),
    what,
    english: 'Firebase console > Authentication > Settings > User actions: tick "Email enumeration protection".',
    arabic: 'في لوحة Firebase: فعّل Email enumeration protection من Authentication ثم Settings ثم User actions.',
  }
}

/** @returns {Promise<Finding>} */
export async function signUpClosed() {
  const what = 'Nobody can create an account'
  if (isLocal) return { ok: true, what: `${what}: the local emulator is left as it is` }
  // Where accounts may be created, this password is refused as too weak.
  const { text } = await ask(`${accounts}:signUp`, {
    method: 'POST',
    body: JSON.stringify({ email: NOBODY, password: '1', returnSecureToken: true }),
  })
  return {
    ok: /ADMIN_ONLY_OPERATION|OPERATION_NOT_ALLOWED/.test(text),
    what,
    english: 'Firebase console > Authentication > Settings > User actions: untick "Enable create (sign-up)".',
    arabic: 'في لوحة Firebase: ألغِ Enable create (sign-up) من Authentication ثم Settings ثم User actions.',
  }
}

/** @returns {Promise<Finding>} */
export async function emailLinkOff() {
  const what = 'Sign-in by a link in an e-mail is off'
  if (isLocal) return { ok: true, what: `${what}: the local emulator is left as it is` }
  const { text } = await ask(`${accounts}:sendOobCode`, {
    method: 'POST',
    body: JSON.stringify({ requestType: 'EMAIL_SIGNIN', email: NOBODY, continueUrl: env.VITE_SITE_URL }),
  })
  return {
    ok: /OPERATION_NOT_ALLOWED/.test(text),
    what,
    english: 'Firebase console > Authentication > Sign-in method > Email/Password: switch "Email link" off.',
    arabic: 'في لوحة Firebase: أوقف Email link من Authentication ثم Sign-in method ثم Email/Password.',
  }
}

/** @returns {Promise<Finding>} */
export async function accountSettings() {
  const what = 'Accounts: nobody deletes their own, and passwords are long'
  if (isLocal) return { ok: true, what: `${what}: the local emulator is left as it is` }
  const config = await askAsOwner(IDENTITY_API, `admin/v2/projects/${project}/config`)
  if (!config) return { what, ...NEEDS_TOKEN }
  const policy = config.passwordPolicyConfig
  const shortest = policy?.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 6
  return {
    ok:
      config.client?.permissions?.disabledUserDeletion === true &&
      policy?.passwordPolicyEnforcementState === 'ENFORCE' &&
      shortest >= 12,
    what,
    english:
      'Firebase console > Authentication > Settings: untick "Enable delete" under User actions, and require passwords of 12 characters under Password policy.',
    arabic:
      'في لوحة Firebase: ألغِ Enable delete من Authentication ثم Settings ثم User actions، واطلب كلمات مرور من 12 حرفاً من Password policy.',
  }
}

/** @returns {Promise<Finding>} */
export async function keyRestrictions() {
  const what = 'The web key works for the site and for the page that sets a new password, and nowhere else'
  if (isLocal) return { ok: true, what: `${what}: the emulators need no key` }
  const isBlocked = async (/** @type {string} */ from) =>
    (
      await ask(`${accounts}:signInWithPassword`, { method: 'POST', body: JSON.stringify({ email: NOBODY }), from })
    ).text.includes('REFERRER_BLOCKED')
  // A new password is set on a page of the project's own domains.
  const [isOpen, ...blocked] = await Promise.all([
    isBlocked('https://nobody.invalid').then((is) => !is),
    ...[`https://${project}.firebaseapp.com`, `https://${project}.web.app`].map(isBlocked),
  ])
  const allow = `${env.VITE_SITE_URL}/*, ${project}.firebaseapp.com/*, ${project}.web.app/*`
  return {
    ok: !isOpen && !blocked.includes(true),
    what,
    english: `Google Cloud console > APIs & Services > Credentials > the web key: as websites allow ${allow}`,
    arabic: `في Google Cloud: من APIs & Services ثم Credentials ثم المفتاح، اسمح للمواقع: ${allow}`,
  }
}

export async function administrator() {
  const what = 'The administrator can sign in and has a document in admins'
  if (!admin.email || !admin.password) {
    return {
      what,
      english: 'Not checked: give ADMIN_EMAIL and ADMIN_PASSWORD.',
      arabic: 'لم يُفحص: مرّر ADMIN_EMAIL و ADMIN_PASSWORD.',
    }
  }
  const { text } = await password(admin.email, admin.password)
  const { localId, idToken } = text.startsWith('{') ? JSON.parse(text) : {}
  const own = localId
    ? await ask(`${documents}/admins/${localId}`, { headers: { authorization: `Bearer ${idToken}` } })
    : { status: 0 }
  return {
    ok: own.status === 200,
    what,
    english: `Store an empty document admins/<the user id of ${admin.email}> in the console, as docs/going-live.md says.`,
    arabic: `أضف المستند admins ثم معرّف ${admin.email} في لوحة Firebase.`,
  }
}
