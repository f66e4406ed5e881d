import { site } from '../copy/site'

export function Footer() {
  return <footer className="on-dark bg-night text-onnight">{site.footer.rights}</footer>
}
