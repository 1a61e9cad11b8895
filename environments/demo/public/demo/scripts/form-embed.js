// Stands in for the provider's script that sizes embedded forms and calendars. It only counts how often it was loaded.
{
  const demo = (window.mosaicoDemo ??= {});
  demo.formEmbed = (demo.formEmbed ?? 0) + 1;
}
