// Stands in for the scheduling provider's script. It only counts how often it was loaded.
{
  const demo = (window.mosaicoDemo ??= {});
  demo.scheduling = (demo.scheduling ?? 0) + 1;
}
