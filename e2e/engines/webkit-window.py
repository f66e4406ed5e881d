"""The browser that WebKitWebDriver starts: one WebKitGTK view in a window without a frame, which takes any size.

Arguments: the folder of the profile, of the downloads and of console.txt, the console of the pages (WebKitWebDriver
throws away what the browser prints); and a script for the start of every page.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

folder = sys.argv[1]
log = os.open(os.path.join(folder, 'console.txt'), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(log, 1)
os.dup2(log, 2)


def create_view(context):
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    content = WebKit2.UserContentManager()
    frames, at = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new(sys.argv[2], frames, at, None, None))
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, settings=settings, user_content_manager=content
    )
    window = Gtk.Window(decorated=False, default_width=1440, default_height=900)
    window.connect('destroy', Gtk.main_quit)
    window.add(view)
    window.show_all()
    return view


def save_download(_, download):
    def decide(download, name):
        download.set_destination('file://' + os.path.join(folder, 'downloads', name))
        return True

    download.connect('decide-destination', decide)


def start_automation(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-window')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', lambda *_: create_view(context))


# Pages see it as prefers-reduced-motion.
Gtk.Settings.get_default().set_property('gtk-enable-animations', False)
# A private context would print no console lines.
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
# Requests to other companies fail at once, with and without a network.
data.set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new('http://127.0.0.1:9', ['127.0.0.1'])
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.connect('automation-started', start_automation)
context.connect('download-started', save_download)
Gtk.main()
