// Stands in for the provider's script that makes embedded forms and calendars as high as what is in them. It counts how often it
// was loaded, too.
{
  const demo = (window.mosaicoDemo ??= {});
  demo.formEmbed = (demo.formEmbed ?? 0) + 1;
  if (demo.formEmbed === 1) {
    const frames = () => [...document.querySelectorAll('iframe')];
    window.addEventListener('message', ({ data, source }) => {
      const frame = frames().find(({ contentWindow }) => contentWindow === source);
      if (frame && Number.isFinite(data?.demoHeight)) frame.style.height = `${data.demoHeight}px`;
    });
    // Those that were there first have said it to nobody.
    for (const { contentWindow } of frames()) contentWindow?.postMessage({ demoHeight: 'wanted' }, '*');
  }
}
