#!/usr/bin/python3
"""A window of WebKitGTK that WebKitWebDriver drives. Debian has no other one: MiniBrowser brings its tool bar and lets no page read the clipboard."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

width, height = map(int, sys.argv[1:3])
problems = open(sys.argv[3], "a", buffering=1)
Gtk.init(None)
context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager.new_ephemeral())
context.set_automation_allowed(True)
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)

# WebKitGTK tells nobody what pages print.
listening = """{
  const tell = (kind, ...words) => webkit.messageHandlers.problem.postMessage(kind + ': ' + words.map((word) => word?.stack ?? String(word)).join(' ').replaceAll('\\n', ' '));
  addEventListener('error', ({ message, filename, lineno }) => message && tell('error', message, filename + ':' + lineno));
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => tell('refused', effectiveDirective, blockedURI));
  for (const kind of ['error', 'warn']) {
    const print = console[kind];
    console[kind] = (...words) => {
      tell(kind, ...words);
      print.apply(console, words);
    };
  }
}"""


def settings():
    chosen = WebKit2.Settings()
    chosen.set_javascript_can_access_clipboard(True)
    chosen.set_enable_page_cache(True)
    chosen.set_media_playback_requires_user_gesture(False)
    chosen.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    return chosen


def open_view(_session):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("problem")
    content.connect("script-message-received::problem", lambda _content, said: problems.write(said.get_js_value().to_string() + "\n"))
    frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new(listening, frames, time, None, None))
    view = WebKit2.WebView(
        web_context=context, settings=settings(), user_content_manager=content, is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.add(view)
    window.set_default_size(width, height)
    window.move(0, 0)
    window.show_all()
    view.grab_focus()
    # Without a window manager nobody else gives the window the focus, and :focus matches nothing.
    GLib.timeout_add(60, lambda: window.get_window().focus(0))
    return view


def on_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window")
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", on_started)
Gtk.main()
