import '../fonts.css'
import '../dashboard.css'
import { reloadWhenReleased } from '../lib/fresh-release'
import { mountAdmin } from './app'

reloadWhenReleased()
const root = document.getElementById('root')
if (root) mountAdmin(root)
