/**
 * `npm run grant-admin -- someone@example.com [password]`: makes an account an administrator. On the local emulators
 * it writes the document itself; in a real project only the console may, so it prints the two steps.
 */
import { PROJECT } from './emulators.mjs'
import { authRest, firestoreRest, isRefused } from './firestore-rest.mjs'
import { ensureInstalled } from './install.mjs'
import { settings } from './site-env.mjs'

ensureInstalled()
const [email, password] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const real = settings.VITE_FIREBASE_PROJECT_ID
if (!email?.includes('@')) {
  console.error('Name the account: npm run grant-admin -- someone@example.com')
  process.exitCode = 1
} else if (process.argv.includes('--real') || !(await grantLocally(email))) {
  printSteps()
}

/**
 * Returns false when no emulators run.
 * @param {string} email
 */
async function grantLocally(email) {
  const accounts = authRest({ host: `127.0.0.1:${process.env.AUTH_PORT || 9099}`, project: PROJECT })
  const store = firestoreRest({ host: `127.0.0.1:${process.env.FIRESTORE_PORT || 8080}`, project: PROJECT })
  try {
    const uid = (await accounts.find(email)) ?? (password && (await accounts.signUp(email, password)).uid)
    if (!uid) {
      console.error(`There is no account ${email} on the local emulators: add a password to create it.`)
      process.exitCode = 1
      return true
    }
    await store.put(`admins/${uid}`, {})
    console.log(`${email} is now an administrator on the local emulators (admins/${uid}).`)
    return true
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

function printSteps() {
  const consoleUrl = `https://console.firebase.google.com/project/${real || '_'}`
  console.log(`In a real project the first administrator is made in the Firebase console, in two steps:
  1. ${consoleUrl}/authentication/users
     Add user: ${email} and a strong password. Copy the "User UID" of the new line.
  2. ${consoleUrl}/firestore/data
     Start collection "admins"; Document ID = the UID that you copied; add no field; Save.
  To take the right away again, delete that document: the next write is refused.

في مشروع حقيقي يُضاف المسؤول من لوحة Firebase بخطوتين:
  1. افتح صفحة المستخدمين (الرابط الأول أعلاه)، واضغط Add user، واكتب ${email} وكلمة مرور قوية، ثم انسخ User UID من السطر الجديد.
  2. افتح صفحة البيانات (الرابط الثاني أعلاه)، وأنشئ مجموعة باسم admins، واجعل Document ID هو الرمز الذي نسخته، ولا تُضف أي حقل، ثم احفظ.
  ولسحب الصلاحية احذف هذا المستند؛ ويُرفض الحفظ بعدها مباشرة.`)
}
