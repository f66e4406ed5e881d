import '../fonts.css'
import '../dashboard.css'
import { reloadWhenReleased } from '../lib/fresh-release'
import { paths } from '../paths'
import { mountAdmin } from './app'

reloadWhenReleased(paths.admin)
const root = document.getElementById('root')
if (root) mountAdmin(root)
